import type { Language } from '@portal/shared/domain/enumerations';
import { html, type Markup } from '../../sandbox/html.ts';
import type { Page } from '../../sandbox/sendPage.ts';
import { relayTexts, type RelayTexts } from './relayTexts.ts';
import { CALL } from './tokenCalls.ts';
import type { CatalogueBrand, Outcome, Tokens, Visit } from './Visit.ts';

/** The path of the app, at the sandbox as on the portal's port. */
export const RELAY = '/dev/relay';

/** The address of the app in a language, so that what follows from it stays in that language. */
export const relayAddress = (language: Language, action = ''): string => `${RELAY}${action}?lang=${language}`;

/** The only page of the app: connect, or what it may do and did. */
export function relayPage(
  { tokens, outcome, brands }: Visit,
  { language, portalUrl }: { readonly language: Language; readonly portalUrl: string },
): Page {
  const texts = relayTexts(language);
  const content = html`<p class="note">${texts.note}</p>
    ${outcome === null ? '' : html`<p role="status">${outcomeOf(outcome, texts)}</p>`}
    ${
      tokens === null
        ? html`<p>${texts.start}</p>
            ${actionOf(language, 'connect', texts.connect, true)}`
        : connectionOf(tokens, language)
    }
    ${brands === null ? '' : catalogueOf(brands, texts)}`;
  // Connecting is a form that the app answers by leading to the portal.
  return {
    language,
    title: 'Relay Desk',
    content,
    style: `${RELAY}/style.css`,
    formTargets: [new URL(portalUrl).origin],
  };
}

function outcomeOf(outcome: Outcome, texts: RelayTexts): string {
  const said = texts.outcome[outcome.kind];
  if (outcome.kind === 'refused') return `${said} ${outcome.error}`;
  return outcome.kind === 'called' ? `${said} ${CALL}, ${outcome.status}` : said;
}

const actionOf = (language: Language, action: string, label: string, isPrimary = false): Markup =>
  html`<form method="post" action="${relayAddress(language, `/${action}`)}">
    <button class="${isPrimary ? 'primary' : ''}">${label}</button>
  </form>`;

function connectionOf({ scope, expiresAt, refreshToken }: Tokens, language: Language): Markup {
  const texts = relayTexts(language);
  const until = new Intl.DateTimeFormat(language, { timeStyle: 'medium', timeZone: 'UTC' }).format(new Date(expiresAt));
  return html`<h2>${texts.connectedHeading}</h2>
    <dl>
      <dt>${texts.scope}</dt>
      <dd>${scope}</dd>
      <dt>${texts.until}</dt>
      <dd><time datetime="${expiresAt}">${until}</time></dd>
    </dl>
    ${actionOf(language, 'call', texts.call, true)}
    ${refreshToken === null ? '' : actionOf(language, 'refresh', texts.refresh)}
    ${actionOf(language, 'forget', texts.forget)}`;
}

const catalogueOf = (brands: readonly CatalogueBrand[], texts: RelayTexts): Markup =>
  html`<h2>${texts.catalogue}</h2>
    <div class="wide" role="group" tabindex="0" aria-label="${texts.catalogue}">
      <table>
        <thead>
          <tr>
            <th scope="col">${texts.brand}</th>
            <th scope="col">${texts.items}</th>
          </tr>
        </thead>
        <tbody>
          ${brands.map(
            ({ name, items }) =>
              html`<tr>
                <td>${name}</td>
                <td>${items}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
