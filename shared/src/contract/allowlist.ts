import { Type, type Static } from '@sinclair/typebox';

/** GET api/orderWhitelist/recipients: everybody to whom the organisation's rewards may go. */
export const AllowlistRecipients = Type.Object({
  recipients: Type.Array(Type.Object({ email: Type.String(), firstName: Type.String(), lastName: Type.String() })),
});
export type AllowlistRecipients = Static<typeof AllowlistRecipients>;

/** GET api/orderWhitelist/platform: that there is a list, and how long it is. */
export const AllowlistOfPlatform = Type.Object({ recipientCount: Type.Integer() });
