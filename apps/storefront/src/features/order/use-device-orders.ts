import { type DeviceOrders, groupDeviceOrders } from '@parterre/domain/order/device-orders';
import { useEffect, useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import { dropDeviceOrder, forgetDeviceOrders, readDeviceOrders, saveDeviceOrder } from './device-orders.ts';
import { useOrderApi } from './order-api.ts';

export interface UsedDeviceOrders extends DeviceOrders {
  readonly forget: () => void;
}

const none: DeviceOrders = { coming: [], past: [] };

/** The orders of this device: as they were seen last, and then, those to come, as they are. */
export function useDeviceOrders(): UsedDeviceOrders {
  const api = useOrderApi();
  const [orders, setOrders] = useState(none);
  useEffect(() => {
    let isStopped = false;
    const show = () => setOrders(groupDeviceOrders(readDeviceOrders(), Date.now()));
    const refresh = async () => {
      for (const { token } of groupDeviceOrders(readDeviceOrders(), Date.now()).coming) {
        const outcome = await toOutcome(api.readOrder(token));
        // Forgotten meanwhile, it is not to come back.
        if (isStopped || !readDeviceOrders().some((order) => order.token === token)) return;
        if (outcome.kind === 'done') saveDeviceOrder(outcome.answer);
        else if (outcome.kind === 'refused' && outcome.problem.code === 'not_found') dropDeviceOrder(token);
        show();
      }
    };
    show();
    void refresh();
    return () => {
      isStopped = true;
    };
  }, [api]);
  const forget = () => {
    forgetDeviceOrders();
    setOrders(none);
  };
  return { ...orders, forget };
}
