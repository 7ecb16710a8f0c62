import {
  type DeviceEvents,
  parseDeviceEvents,
  recordViewed,
  toggleFavourite,
} from '@parterre/domain/favourites/device-events';
import { createListeners } from '../../listeners.ts';
import { onWindow } from '../../on-window.ts';
import { readStored, writeStored } from '../../stored-json.ts';

/** What is kept of events on this device alone: those marked with a heart, and those looked at last. */
export type DeviceList = 'favourites' | 'viewed';

const { subscribe, notify } = createListeners();

export const readDeviceEvents = (list: DeviceList): DeviceEvents =>
  parseDeviceEvents(readStored('device', list));

function write(list: DeviceList, events: DeviceEvents | undefined): void {
  writeStored('device', list, events);
  notify();
}

/** True when it has become one. */
export function toggleDeviceFavourite(id: number): boolean {
  const favourites = toggleFavourite(readDeviceEvents('favourites'), id);
  write('favourites', favourites);
  return favourites.includes(id);
}

export const recordDeviceView = (id: number): void =>
  write('viewed', recordViewed(readDeviceEvents('viewed'), id));

export const clearDeviceEvents = (list: DeviceList): void => write(list, undefined);

/** Calls back when a list has changed: here, in another tab, or while this page lay in the back/forward cache. */
export function onDeviceEventsChange(listener: () => void): () => void {
  const stopOwn = subscribe(listener);
  const stopOthers = onWindow(['storage', 'pageshow'], listener);
  return () => {
    stopOwn();
    stopOthers();
  };
}
