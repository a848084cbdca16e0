import { object, string } from 'yup';
import { AppError } from '../../errors/AppError.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { artworkVersion, brandArtwork } from './brandArtwork.ts';

const ofBrand = object({ brandKey: string().required() });
const versionQuery = object({ v: string().optional() });
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_WHILE = 'public, max-age=300';

export interface ArtworkDependencies {
  readonly findBrandName: (brandKey: string) => Promise<string | null>;
}

/** GET /api/catalog/artwork/{brandKey}.svg: a brand's generated picture, immutable in caches under its version (`v`). */
export const artworkRoutes = ({ findBrandName }: ArtworkDependencies) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/catalog/artwork/:brandKey.svg',
      schema: { params: ofBrand, querystring: versionQuery, tags: ['catalog'], summary: 'Artwork of a brand, SVG' },
      config: { permission: { kind: 'public' }, unlimitedReads: true },
      handler: async (request, reply) => {
        const { brandKey } = request.params;
        const brandName = await findBrandName(brandKey);
        if (brandName === null)
          throw new AppError({ status: 404, i18nKey: 'error.notFound', description: 'No such brand' });
        return reply
          .header('content-type', 'image/svg+xml; charset=utf-8')
          .header('cache-control', request.query.v === artworkVersion(brandKey, brandName) ? FOR_EVER : A_WHILE)
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(brandArtwork(brandKey, brandName));
      },
    }),
  ]);
