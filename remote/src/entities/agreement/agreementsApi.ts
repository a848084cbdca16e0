import type {
  Agreement,
  AgreementsExportQuery,
  AgreementsQuery,
  StaffAgreementsQuery,
} from '@portal/shared/contract/agreements';
import { toListPage, type ListPage } from '../../api/listPage.ts';
import { portalApi } from '../../api/portalApi.ts';
import { saveFile } from '../../api/saveFile.ts';
import { listTag } from '../../api/tags.ts';

/** Endpoints of what the users of an organisation have accepted. */
const agreementsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listAgreements: build.query<ListPage<Agreement>, AgreementsQuery>({
      query: (params) => ({ url: '/agreements', params }),
      transformResponse: toListPage<Agreement>,
      providesTags: [listTag('Agreement')],
    }),
    /** Those of any organisation, for staff. */
    listStaffAgreements: build.query<ListPage<Agreement>, Pick<StaffAgreementsQuery, 'platformClientId'>>({
      query: (params) => ({ url: '/staff/agreements', params }),
      transformResponse: toListPage<Agreement>,
      providesTags: [listTag('Agreement')],
    }),
    /** Returns the name of the saved file. */
    downloadAgreements: build.mutation<string, AgreementsExportQuery>({
      query: (params) => ({ url: '/agreements/export', params, responseHandler: saveFile }),
    }),
  }),
});

export const { useListAgreementsQuery, useListStaffAgreementsQuery, useDownloadAgreementsMutation } = agreementsApi;

export const { listAgreements } = agreementsApi.endpoints;
