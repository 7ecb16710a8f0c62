import { catalogueRoutes } from './routes/catalogue-routes.ts';
import { saleRoutes } from './routes/sale-routes.ts';
import { siteRoutes } from './routes/site-routes.ts';

/** Every call by name. The server registers its handlers from this table, and OpenAPI is made from it. */
export const routes = {
  ...catalogueRoutes,
  ...siteRoutes,
  ...saleRoutes,
};
