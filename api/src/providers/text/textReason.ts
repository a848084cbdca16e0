import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';

/** Error codes of Twilio and compatible services. */
const BY_CODE: Readonly<Record<string, LineReason>> = {
  '21211': 'noSuchNumber',
  '21610': 'textOptedOut',
  '21614': 'noSuchNumber',
  '30003': 'notReachable',
  '30004': 'textBlocked',
  '30005': 'noSuchNumber',
  '30006': 'noSuchNumber',
  '30007': 'textBlocked',
  '30034': 'textBlocked',
};

const CODE = /(?<!\d)[23]\d{4}(?!\d)/;

/** The code of a number whose owner wants no more texts. */
export const OPTED_OUT = '21610';

/** Why a text did not arrive, from the last answer of the service; `isFinal` false: it gave no lasting answer. */
export function textReason(response: string | null, isFinal: boolean): LineReason {
  const [code = ''] = CODE.exec(response ?? '') ?? [];
  return BY_CODE[code] ?? (isFinal ? 'textBlocked' : 'noAnswer');
}
