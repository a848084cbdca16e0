import type { CartLineBody } from '@portal/shared/contract/shoppingCarts';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import type { Authority } from '@portal/shared/domain/access/permissions';
import type { TemplateAccessLevel } from '@portal/shared/domain/enumerations';
import type { Insertable } from 'kysely';
import type { Db } from '../db/client.ts';
import type { CatalogItems } from '../db/schema.generated.ts';
import { insertTemplate } from '../modules/templates/index.ts';
import type { TemplateContent } from '../modules/templates/templateRepository.ts';
import { buildAccount, buildCustomer, buildPlatform, buildUser } from './builders.ts';

/** Rights of a buyer. */
export const BUYER: readonly Authority[] = [
  'IS_LOGGED_IN',
  'PLACE_ORDER_ACCESS',
  'ORDER_HISTORY_ACCESS',
  'VIEW_BALANCE_ACCESS',
  'FUNDING_ACCESS',
];

/** A reward of the test brand: 1.00 to 2,000.00 USD by e-mail or text message. */
export const buildItem = (
  db: Db,
  overrides: Partial<Insertable<CatalogItems>> & Pick<Insertable<CatalogItems>, 'brand_id' | 'utid'>,
) =>
  db
    .insertInto('catalog_items')
    .values({
      reward_name: `Reward ${overrides.utid}`,
      fulfillment_type: 'DIGITAL',
      currency_code: 'USD',
      value_type: 'VARIABLE_VALUE',
      reward_type: 'gift card',
      min_minor: 100n,
      max_minor: 200_000n,
      delivery_methods: ['EMAIL', 'MOBILE'],
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

interface BuiltTemplate extends Partial<TemplateContent> {
  readonly platform_id: bigint;
  readonly etid: string;
  readonly template_access?: TemplateAccessLevel;
  /** The groups or accounts that may use it. */
  readonly scopes?: readonly { readonly customer_id?: bigint; readonly account_id?: bigint }[];
}

/** A template of a platform. */
export async function buildTemplate(db: Db, template: BuiltTemplate) {
  const { platform_id, etid, template_access = 'PLATFORM', scopes = [], ...overrides } = template;
  const content: TemplateContent = {
    name: `Template ${etid}`,
    from_name: 'Rewards',
    subject_template: '{{reward_name}} for {{recipient_name}}',
    message_block: '{{message}}',
    primary_color: '#0055aa',
    sms_message_body: '{{recipient_name}}, a reward',
    ...overrides,
  };
  const made = { by: null, at: new Date('2026-01-05T09:00:00Z') };
  const { id } = await insertTemplate(db, { platform_id, etid, template_access }, content, made);
  for (const scope of scopes)
    await db
      .insertInto('email_template_places')
      .values({ platform_id, email_template_id: id, ...scope })
      .execute();
  return { id, etid };
}

/** A brand with one item of each kind, and rates into USD and JPY. */
export async function buildCatalogue(db: Db) {
  const brand = await db
    .insertInto('brands')
    .values({
      brand_key: 'B1',
      brand_name: 'Harbour Books',
      description: 'Books',
      terms: 'Terms',
      countries: ['US'],
      categories: ['Books'],
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const brand_id = brand.id;
  await buildItem(db, { brand_id, utid: 'UVARIABLE', is_schedulable: true });
  await buildItem(db, {
    brand_id,
    utid: 'UWHOLE',
    is_whole_amount: true,
    min_minor: 500n,
    max_minor: 50_000n,
    delivery_methods: ['EMAIL'],
  });
  await buildItem(db, {
    brand_id,
    utid: 'UFIXED',
    value_type: 'FIXED_VALUE',
    face_value_minor: 1_000n,
    min_minor: null,
    max_minor: null,
  });
  await buildItem(db, {
    brand_id,
    utid: 'UOPTIONS',
    options_minor: [1_000n, 2_500n],
    min_minor: null,
    max_minor: null,
  });
  await buildItem(db, { brand_id, utid: 'UEUR', currency_code: 'EUR', fee_millionths: 25_000n });
  await buildItem(db, { brand_id, utid: 'UJPY', currency_code: 'JPY', min_minor: 100n, max_minor: 100_000n });
  await buildItem(db, { brand_id, utid: 'UMAILED', fulfillment_type: 'PHYSICAL', delivery_methods: ['MAILED'] });
  await buildItem(db, { brand_id, utid: 'UTEXTED', delivery_methods: ['MOBILE'] });
  const as_of = new Date('2026-03-02T09:00:00.000Z');
  await db
    .insertInto('exchange_rates')
    .values([
      { from_currency: 'EUR', to_currency: 'USD', rate_e8: 108_537_000n, as_of },
      { from_currency: 'JPY', to_currency: 'USD', rate_e8: 667_000n, as_of },
      { from_currency: 'USD', to_currency: 'JPY', rate_e8: 14_993_000_000n, as_of },
    ])
    .execute();
  return brand;
}

/** A platform whose buyer sees one account with `balanceMinor` in it. */
export async function buildShop(db: Db, { balanceMinor = 10_000n, currencyCode = 'USD', authorities = BUYER } = {}) {
  const platform = await buildPlatform(db);
  const customer = await buildCustomer(db, { platform_id: platform.id });
  const account = await buildAccount(db, {
    platform_id: platform.id,
    customer_id: customer.id,
    currency_code: currencyCode,
    balanceMinor,
  });
  const buyer = await buildUser(db, {
    platform_id: platform.id,
    organization_access: true,
    authorities,
    default_account_id: account.id,
  });
  return { platform, customer, account, buyer };
}

/** An orderable line: 25.00 USD by e-mail to Ada Lovelace. */
export const buildLineBody = (overrides: Partial<CartLineBody> = {}): CartLineBody => ({
  utid: 'UVARIABLE',
  amount: '25.00',
  quantity: 1,
  recipient: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@recipient.example',
    mobileNumber: null,
  },
  deliveryTemplate: { etid: 'E000000', senderName: 'Grace', subject: null, message: 'Thank you' },
  ...overrides,
});

/** Limits a platform's rewards to these addresses. */
export async function buildAllowlist(db: Db, platformId: bigint, emails: readonly string[]): Promise<void> {
  await db.updateTable('platforms').set({ has_allowlist: true }).where('id', '=', platformId).execute();
  await db
    .insertInto('allowlists')
    .values({ platform_id: platformId, changed_at: new Date('2026-03-02T09:00:00.000Z') })
    .execute();
  await db
    .insertInto('allowlist_entries')
    .values(
      emails.map((email, index) => ({
        platform_id: platformId,
        email_key: emailKey(email),
        email,
        first_name: `First ${index}`,
        last_name: `Last ${index}`,
        created_at: new Date('2026-03-02T09:00:00.000Z'),
      })),
    )
    .execute();
}
