import { CONTAINER_NAME } from '@portal/shared/federation/buildInfo';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';
import { TAG_TYPES } from './tags.ts';

/** The one API; features inject their endpoints. Its key in the store is the container's name, so that two versions coexist. */
export const portalApi = createApi({
  reducerPath: CONTAINER_NAME,
  baseQuery,
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
});
