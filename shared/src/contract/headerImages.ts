import { Type, type Static } from '@sinclair/typebox';
import { number, object, type InferType } from 'yup';
import { text } from './common.ts';

const percent = () => number().min(0).max(100).optional();

/** POST /api/images: where the header is cut out, in percent of the image as it is seen; without `width`, in its middle. */
export const headerImageQuery = object({ left: percent(), top: percent(), width: percent() });
export type HeaderImageQuery = InferType<typeof headerImageQuery>;

/** The stored image. `logoUrl`: its address on this server, as a template names it. */
export const HeaderImage = Type.Object({ logoUrl: Type.String() });
export type HeaderImage = Static<typeof HeaderImage>;

export const headerImageParams = object({ hash: text().max(100).required() });

/** GET /api/images/{hash}. `scale`: 2 for the image in twice its size. */
export const headerImageScale = object({ scale: number().oneOf([1, 2]).default(1) });
