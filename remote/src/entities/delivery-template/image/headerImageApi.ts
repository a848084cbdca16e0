import type { HeaderImage } from '@portal/shared/contract/headerImages';
import type { ImageCrop } from '@portal/shared/domain/templates/headerImage';
import { portalApi } from '../../../api/portalApi.ts';
import { sendFile } from '../../../api/sendFile.ts';

/** The largest image on a slow line. */
const SENDING_MS = 5 * 60_000;

const headerImageApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Stores the header that is cut out of an image; without `crop`, in its middle. */
    addHeaderImage: build.mutation<HeaderImage, { readonly file: File; readonly crop: ImageCrop | null }>({
      queryFn: ({ file, crop }, _api, _options, baseQuery) =>
        sendFile(baseQuery, file, { url: '/images', method: 'POST', params: { ...crop }, timeout: SENDING_MS }),
    }),
  }),
});

export const { useAddHeaderImageMutation } = headerImageApi;
