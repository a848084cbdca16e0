import type { Language } from '@portal/shared/domain/enumerations';
import { html } from '../../sandbox/html.ts';
import type { Page } from '../../sandbox/sendPage.ts';
import { IDP_FAULTS, type IdpContext } from './IdpContext.ts';
import { IDP_ROOT, SANDBOX_CLIENT_SECRET } from './idpPaths.ts';
import { IDP_TEXTS } from './idpTexts.ts';

/** The address of the page in a language, so that what follows from it stays in that language. */
export const controlAddress = (language: Language): string => `${IDP_ROOT}?lang=${language}`;

/** Shows the settings of a connection, and chooses the person and the faults of the next answers. */
export function controlPage(language: Language, context: IdpContext): Page {
  const texts = IDP_TEXTS[language];
  const chosen = context.chosenPerson()?.subject;
  const content = html`<p class="note">${texts.controlNote}</p>
    <dl>
      <dt>OpenID Connect</dt>
      <dd>${context.url()}/oidc/.well-known/openid-configuration</dd>
      <dt>${texts.secret}</dt>
      <dd>${SANDBOX_CLIENT_SECRET}</dd>
      <dt>SAML</dt>
      <dd>${context.url()}/saml/metadata</dd>
    </dl>
    <form method="post" action="${controlAddress(language)}" class="till">
      <label
        >${texts.person}
        <select name="person">
          <option value="">${texts.ask}</option>
          ${context.people
            .list()
            .map(
              ({ subject, email }) =>
                html`<option value="${subject}" ${subject === chosen ? html`selected` : ''}>${email}</option>`,
            )}
        </select></label
      >
      <h2>${texts.faultsTitle}</h2>
      ${IDP_FAULTS.map(
        (fault) =>
          html`<label class="check"
            ><input type="checkbox" name="${fault}" ${context.hasFault(fault) ? html`checked` : ''} />
            ${texts.faults[fault]}</label
          >`,
      )}
      <button class="primary">${texts.save}</button>
    </form>`;
  return { language, title: texts.controlTitle, content, style: `${IDP_ROOT}/style.css` };
}
