import { basketRoutes } from './routes/basket-routes.ts';
import { bundleRoutes } from './routes/bundle-routes.ts';
import { catalogueRoutes } from './routes/catalogue-routes.ts';
import { orderRoutes } from './routes/order-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { reminderRoutes } from './routes/reminder-routes.ts';
import { saleRoutes } from './routes/sale-routes.ts';
import { siteRoutes } from './routes/site-routes.ts';
import { visitRoutes } from './routes/visit-routes.ts';
import { waitingRoomRoutes } from './routes/waiting-room-routes.ts';
import { walletRoutes } from './routes/wallet-routes.ts';
import { wishRoutes } from './routes/wish-routes.ts';

/** Every call by name. The server registers its handlers from this table, and OpenAPI is made from it. */
export const routes = {
  ...catalogueRoutes,
  ...siteRoutes,
  ...saleRoutes,
  ...basketRoutes,
  ...bundleRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...reminderRoutes,
  ...visitRoutes,
  ...wishRoutes,
  ...waitingRoomRoutes,
  ...walletRoutes,
};
