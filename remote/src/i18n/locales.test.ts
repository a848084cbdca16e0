import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ERROR_KEYS } from '@portal/shared/domain/errorKeys';
import * as enumerations from '@portal/shared/domain/enumerations';
import { WIRE_FIELDS } from '@portal/shared/domain/funding/wireInstructions';
import { KYB_STATUSES } from '@portal/shared/domain/access/kybStatuses';
import { PRODUCT_NAME } from '@portal/shared/domain/productName';
import en from './locales/en.json';
import work from './signed-in/locales/en.json';

const source = join(__dirname, '..');
const LANGUAGES = enumerations.LANGUAGES.filter((language) => language !== 'en');
const PLURAL = /_(zero|one|two|few|many|other)$/;

const englishFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)locales\/(.*\/)?en\.json$/.test(file),
);

function getTexts(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, value);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, path === '' ? name : `${path}.${name}`);
  };
  walk(JSON.parse(readFileSync(file, 'utf8')) as unknown, '');
  return found;
}

const listKeys = (texts: Map<string, string>) =>
  [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].toSorted();
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]).toSorted();

describe.each(englishFiles)('%s', (file) => {
  const english = getTexts(join(source, file));

  test.each(LANGUAGES)('has the same keys and placeholders in %s, and no empty text', (language) => {
    const path = join(source, dirname(file), `${language}.json`);
    const texts = getTexts(path);
    expect({ file: relative(source, path), keys: listKeys(texts) }).toEqual({
      file: relative(source, path),
      keys: listKeys(english),
    });
    for (const [key, text] of texts) {
      const original = english.get(key) ?? english.get(`${key.replace(PLURAL, '')}_other`) ?? '';
      expect({ key, placeholders: placeholders(text) }).toEqual({ key, placeholders: placeholders(original) });
      expect({ key, isEmpty: text.trim() === '' }).toEqual({ key, isEmpty: false });
    }
  });

  test('has every plural form that its languages need', () => {
    for (const language of ['en', ...LANGUAGES]) {
      const texts = getTexts(join(source, dirname(file), `${language}.json`));
      const bases = [...texts.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(PLURAL, ''));
      const forms = language === 'ja' || language === 'zh-CN' ? ['other'] : ['one', 'other'];
      for (const base of bases) for (const form of forms) expect([...texts.keys()]).toContain(`${base}_${form}`);
    }
  });
});

test.each(enumerations.LANGUAGES)('pages, mails and texts call the product the same in %s', (language) => {
  expect(getTexts(join(source, `i18n/locales/${language}.json`)).get('product')).toBe(PRODUCT_NAME[language]);
});

/** A space at which a line may break, beside a sign that must not begin the next line, or end this one. */
const BREAKS = /« |[\p{L}\p{N}})»] [:;?!»%](?=[\s<\\]|$)/u;
const QUOTED = /(['"`])((?:\\.|(?!\1).)*)\1/g;

test('French texts have a no-break space within guillemets and before : ; ? ! %', () => {
  const root = join(source, '../..');
  const files = ['api', 'host', 'remote', 'shared'].flatMap((workspace) =>
    readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)(fr\.(json|ts)|\w*[tT]exts\.ts)$/.test(file))
      .map((file) => join(workspace, 'src', file)),
  );
  const breaking = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(QUOTED)]
      .filter(([, , text = '']) => BREAKS.test(text))
      .map(([, , text]) => ({ file, text })),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(breaking).toEqual([]);
});

test('every error key of the API has a text', () => {
  const files = ['i18n', 'i18n/errors', 'i18n/company-sign-in', 'funding/add-funds', 'ordering/upload'].map((folder) =>
    getTexts(join(source, folder, 'locales/en.json')),
  );
  expect(ERROR_KEYS.filter((key) => !files.some((texts) => texts.has(key)))).toEqual([]);
});

const words = { ...en.enumeration, ...work.enumeration };

test.each([
  ['account', enumerations.ACCOUNT_STATUSES],
  ['availability', enumerations.ITEM_AVAILABILITY_STATUSES],
  ['cart', enumerations.CART_STATUSES],
  ['delivery', enumerations.DELIVERY_STATUSES],
  ['deliveryMethod', enumerations.DELIVERY_METHODS],
  ['environment', enumerations.ENVIRONMENTS],
  ['fulfillment', enumerations.FULFILLMENT_TYPES],
  ['kyb', KYB_STATUSES],
  ['language', enumerations.LANGUAGES],
  ['line', enumerations.LINE_ITEM_STATUSES],
  ['order', enumerations.ORDER_STATUSES],
  ['orderSource', enumerations.ORDER_SOURCES],
  ['paymentSource', enumerations.PAYMENT_SOURCE_TYPES],
  ['reward', enumerations.REWARD_STATUSES],
  ['service', enumerations.SERVICE_AVAILABILITIES],
  ['templateAccess', enumerations.TEMPLATE_ACCESS_LEVELS],
  ['transaction', enumerations.TRANSACTION_TYPES],
  ['user', enumerations.USER_STATUSES],
  ['value', enumerations.VALUE_TYPES],
  ['wireField', WIRE_FIELDS],
] as const)('every value of %s has a word', (group, values) => {
  expect(Object.keys(words[group]).toSorted()).toEqual([...values].toSorted());
});
