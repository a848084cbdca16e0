import type { Language } from '@portal/shared/domain/enumerations';
import { html } from '../../sandbox/html.ts';
import type { Page } from '../../sandbox/sendPage.ts';
import type { IdpPerson } from './IdpContext.ts';
import { IDP_ROOT } from './idpPaths.ts';
import { IDP_TEXTS } from './idpTexts.ts';

interface SignInView {
  readonly language: Language;
  readonly people: readonly IdpPerson[];
  /** The address that the portal has named. */
  readonly hint: string;
  /** Origins to which the form leads on. */
  readonly portals: readonly string[];
}

/** The page on which somebody says who they are; there are no passwords. */
export function signInPage({ language, people, hint, portals }: SignInView): Page {
  const texts = IDP_TEXTS[language];
  const content = html`<p class="note">${texts.signInNote}</p>
    <form method="post" class="till">
      ${people.map(
        ({ subject, email, givenName, familyName }) =>
          html`<button name="person" value="${subject}" class="${email === hint ? 'primary' : ''}">
            ${givenName} ${familyName}<br /><small>${email}</small>
          </button>`,
      )}
    </form>
    <h2>${texts.somebodyElse}</h2>
    <form method="post" class="till">
      <label>${texts.email} <input type="email" name="email" required value="${hint}" /></label>
      <label>${texts.givenName} <input name="givenName" required /></label>
      <label>${texts.familyName} <input name="familyName" required /></label>
      <button class="primary">${texts.signIn}</button>
    </form>
    <h2>${texts.cancelTitle}</h2>
    <form method="post"><button name="cancel" value="1">${texts.cancel}</button></form>`;
  return { language, title: texts.signInTitle, content, style: `${IDP_ROOT}/style.css`, formTargets: portals };
}
