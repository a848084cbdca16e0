export {
  useAddUploadToCartMutation,
  useCreateUploadMutation,
  useDeleteUploadMutation,
  useGetUploadQuery,
  useListUploadLinesQuery,
} from './uploadApi.ts';
export { uploadPath } from './uploadPath.ts';
export { uploadRoutes } from './uploadRoutes.ts';
