import { Type, type Static } from '@sinclair/typebox';
import { object } from 'yup';
import { Nullable, text } from './common.ts';

/** GET /api/health. */
export const Health = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('unavailable')]),
  database: Type.Union([Type.Literal('pglite'), Type.Literal('postgres')]),
  version: Type.String(),
  /** Version of the API's contract, which a remote's registry row must take. */
  contract: Type.String(),
});
export type Health = Static<typeof Health>;

const OptionalUrl = Nullable(Type.String());

/** GET /api/portal-links: addresses outside the portal, and the product's name, as the operator set them; null: not set. */
export const PortalLinks = Type.Object({
  helpCentreUrl: Type.String(),
  fraudReportUrl: Type.String(),
  termsUrl: OptionalUrl,
  privacyUrl: OptionalUrl,
  referralUrl: OptionalUrl,
  /** The whole portal, to which a module that stands alone leads for what it lacks. */
  portalUrl: OptionalUrl,
  /** A page that shows every reward there is, also those that this catalogue does not offer. */
  exploreCatalogUrl: OptionalUrl,
  /** Name and mark of the product, where the operator has own ones. */
  productName: Nullable(Type.String()),
  productMarkUrl: OptionalUrl,
  /** Scripts and services that need the visitor's consent. */
  chatbotScriptUrl: OptionalUrl,
  changelogScriptUrl: OptionalUrl,
  analyticsUrl: OptionalUrl,
  /** Companies may open an account by themselves. */
  selfSignup: Type.Boolean(),
  /** People may sign in with Google, where their organisation allows it. */
  googleSignIn: Type.Boolean(),
});
export type PortalLinks = Static<typeof PortalLinks>;

/** GET /api/salesforce/redirect. `path`: the page that help is wanted for. */
export const helpRedirectQuery = object({ path: text().max(2_000).default('') });
export const HelpRedirect = Type.Object({ redirectUrl: Type.String() });
export type HelpRedirect = Static<typeof HelpRedirect>;

/** GET /api/licences: the packages that the product runs with; `text`: index of `texts`, null where a package brings none. */
export const Licences = Type.Object({
  packages: Type.Array(
    Type.Object({
      name: Type.String(),
      version: Type.String(),
      licence: Type.String(),
      text: Nullable(Type.Integer()),
    }),
  ),
  texts: Type.Array(Type.String()),
});
export type Licences = Static<typeof Licences>;
