import type { CatalogCollection } from '@portal/shared/contract/catalog';
import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { commaList } from '@portal/shared/domain/money/commaList';
import { array, object, string, ValidationError, type ObjectShape } from 'yup';
import { StartFailure } from '../errors/StartFailure.ts';

const COLLECTIONS = 'CATALOG_COLLECTIONS';
const EXAMPLE = '[{"id": "thanks", "name": {"en": "Say thank you"}, "products": ["U400101"]}]';
const MAX = { collections: 12, products: 100, nameLength: 40 };

const PRODUCT = /^[Uu]\w{1,40}$/;

/** Variables of the parts of the catalogue that name products. */
export const CATALOG_FIELDS = {
  CATALOG_COLLECTIONS: string(),
  DIALOG_PRODUCTS: string().test(
    'products',
    'DIALOG_PRODUCTS must be ids of products separated by commas, such as U400101',
    (text) => text === undefined || commaList(text).every((id) => PRODUCT.test(id)),
  ),
  SHIPPING_FEE_PRODUCT: string().matches(PRODUCT, {
    message: 'SHIPPING_FEE_PRODUCT must be the id of a product, such as U900001',
    excludeEmptyString: true,
  }),
} satisfies ObjectShape;

const product = string()
  .required('a product is empty')
  .matches(PRODUCT, ({ value }: { value: unknown }) => `${String(value)} is the id of no product`);

const name = (language: string) =>
  string().trim().max(MAX.nameLength, `the name in ${language} is longer than ${MAX.nameLength} characters`);

const collections = array(
  object({
    id: string()
      .required('one has no id')
      .matches(/^[a-z0-9-]{1,40}$/, 'an id is lower-case letters, digits and hyphens'),
    name: object(Object.fromEntries(LANGUAGES.map((language) => [language, name(language)])))
      .shape({ en: name('en').required('one has no name in English ("en")') })
      .noUnknown(({ unknown }: { unknown: string }) => `${unknown} is no language of the portal`)
      .required(),
    products: array(product)
      .required('one has no products')
      .max(MAX.products, `one has more than ${MAX.products} products`),
  }).noUnknown(({ unknown }: { unknown: string }) => `${unknown} is unknown`),
)
  .typeError('it is no list')
  .required()
  .max(MAX.collections, `there are more than ${MAX.collections}`)
  .test('ids', 'two have the same id', (all) => new Set(all.map(({ id }) => id)).size === all.length);

/** The collections of the catalogue; null: none are configured. Raises StartFailure. */
export function readCollections(values: {
  readonly CATALOG_COLLECTIONS?: string | undefined;
}): CatalogCollection[] | null {
  const { CATALOG_COLLECTIONS: written } = values;
  if (written === undefined) return null;
  try {
    return collections
      .validateSync(parse(written), { strict: true })
      .map(({ id, name: names, products }) => ({ id, name: toTexts(names), utids: [...new Set(products)] }));
  } catch (error) {
    if (error instanceof ValidationError)
      throw new StartFailure(`${COLLECTIONS} cannot be used: ${error.message}. An example: ${EXAMPLE}`, error);
    throw error;
  }
}

/** Products whose terms are shown in a dialog; null: none are configured. */
export const readDialogProducts = (values: { readonly DIALOG_PRODUCTS?: string | undefined }): string[] | null =>
  values.DIALOG_PRODUCTS === undefined ? null : [...new Set(commaList(values.DIALOG_PRODUCTS))];

const toTexts = (names: object): Record<string, string> =>
  Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

function parse(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch (error) {
    throw new StartFailure(`${COLLECTIONS} must be JSON such as ${EXAMPLE}`, error);
  }
}
