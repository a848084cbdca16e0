export { businessReviewRoutes } from './businessReviewRoutes.ts';
