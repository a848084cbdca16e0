import type { Language } from '@portal/shared/domain/enumerations';
import { trackingAddress } from '@portal/shared/domain/ordering/trackingAddress';
import { formatTableMoney, formatTime } from '../../../texts/formatMoney.ts';
import { html, type Markup } from '../../sandbox/html.ts';
import type { Page } from '../../sandbox/sendPage.ts';
import { NEXT_STATUSES } from './createPostLedger.ts';
import { POST_FAULTS, type PostFaults } from './faults.ts';
import type { KeptShipment } from './postRecords.ts';
import { POST_TEXTS } from './postTexts.ts';

/** The path of the page, at the sandbox as on the portal's port. */
export const POST = '/dev/post';

/** The address of the page in a language, so that what follows from it stays in that language. */
export const postAddress = (language: Language, path = POST): string => `${path}?lang=${language}`;

const SHOWN = 200;

/** A shipment, and whether its letter is there. */
type ShownShipment = KeptShipment & { readonly hasLetter: boolean };

interface PostView {
  readonly language: Language;
  /** The newest first. */
  readonly shipments: readonly ShownShipment[];
  readonly faults: PostFaults;
}

/** Letters and boxes with their next steps, and the faults that a tester sets. */
export function postPage({ language, shipments, faults }: PostView): Page {
  const texts = POST_TEXTS[language];
  const letters = shipments.filter(({ kind }) => kind === 'LETTER');
  const boxes = shipments.filter(({ kind }) => kind !== 'LETTER');
  const content = html`<p class="note">${texts.note}</p>
    <form method="post" action="${postAddress(language, `${POST}/faults`)}" class="till">
      ${POST_FAULTS.map(
        (fault) =>
          html`<label class="check"
            ><input type="checkbox" name="${fault}" value="on" ${faults.has(fault) ? html`checked` : ''} />
            ${texts.faults[fault]}</label
          >`,
      )}
      <button class="primary">${texts.save}</button>
    </form>
    ${section(texts.letters, letters, language)} ${section(texts.boxes, boxes, language)}`;
  return { language, title: texts.title, content, style: `${POST}/style.css` };
}

function section(title: string, shipments: readonly ShownShipment[], language: Language): Markup {
  const texts = POST_TEXTS[language];
  if (shipments.length === 0)
    return html`<h2>${title}</h2>
      <p>${texts.none}</p>`;
  return html`<h2>${title}</h2>
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th scope="col">${texts.to}</th>
            <th scope="col">${texts.contents}</th>
            <th scope="col">${texts.method}</th>
            <th scope="col">${texts.status}</th>
            <th scope="col">${texts.next}</th>
          </tr>
        </thead>
        <tbody>
          ${shipments.slice(0, SHOWN).map((shipment) => rowOf(shipment, language))}
        </tbody>
      </table>
    </div>`;
}

function rowOf(shipment: ShownShipment, language: Language): Markup {
  const texts = POST_TEXTS[language];
  const { method, status, trackingNumber, reason, at } = shipment;
  const carrier = trackingNumber === null ? null : trackingAddress(trackingNumber);
  return html`<tr>
    <td>${addressLines(shipment).map((line) => html`${line}<br />`)}</td>
    <td>${contentsOf(shipment, language)}</td>
    <td>${method}</td>
    <td>
      ${texts.statuses[status]}<br />
      <time datetime="${at}">${formatTime(new Date(at), language)} UTC</time>
      ${carrier === null ? '' : html`<br /><a href="${carrier}" rel="noreferrer">${trackingNumber ?? ''}</a>`}
      ${reason === null ? '' : html`<br />${reason}`}
    </td>
    <td>${moveForm(shipment, language)}</td>
  </tr>`;
}

const addressLines = ({ recipientName, address }: KeptShipment): string[] =>
  [
    recipientName,
    address.companyName,
    address.streetLine1,
    address.streetLine2,
    `${address.city}, ${address.stateOrProvince} ${address.postalCode}`,
    address.country,
  ].flatMap((line) => (line === null || line === '' ? [] : [line]));

function contentsOf({ key, kind, cards, hasLetter }: ShownShipment, language: Language): Markup {
  const texts = POST_TEXTS[language];
  if (kind === 'LETTER' && !hasLetter) return html`–`;
  if (kind === 'LETTER')
    return html`<a href="${POST}/letter?key=${encodeURIComponent(key)}" target="_blank" rel="noreferrer"
      >${texts.open}</a
    >`;
  const lines = cards.map(
    ({ utid, value, currencyCode, count }) =>
      html`${count.toLocaleString(language)} × ${formatTableMoney(BigInt(value), currencyCode, language)} (${utid})<br />`,
  );
  const totalMinor = cards.reduce((sum, { value, count }) => sum + BigInt(value) * BigInt(count), 0n);
  const isOne = new Set(cards.map(({ currencyCode }) => currencyCode)).size === 1;
  const [first] = cards;
  return html`${lines}
  ${cards.length > 1 && isOne ? html`${formatTableMoney(totalMinor, first?.currencyCode ?? 'USD', language)}` : ''}`;
}

/** One button for each status that can come next; what is typed beside them says why it came to nothing. */
function moveForm({ key, status }: KeptShipment, language: Language): Markup {
  const texts = POST_TEXTS[language];
  const next = NEXT_STATUSES[status];
  if (next.length === 0) return html``;
  return html`<form method="post" action="${postAddress(language, `${POST}/move`)}">
    <input type="hidden" name="key" value="${key}" />
    ${next.map((one) => html`<button name="status" value="${one}">${texts.statuses[one]}</button>`)}
    <input name="reason" aria-label="${texts.reason}" placeholder="${texts.reason}" maxlength="200" />
  </form>`;
}
