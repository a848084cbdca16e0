import type { ConsentRequest } from '@portal/shared/contract/oauth';
import { SCOPES_OF_TYPE } from '@portal/shared/domain/access/apiScopes';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getScopeHelp, getScopeName } from '../../entities/api-scope/scopeTexts.ts';

/** The scopes that an app asks for, and those of people's work that stay closed to it. */
export function ScopeLists({ request: { scopes, scopesBeyondRights } }: { readonly request: ConsentRequest }) {
  const { t, i18n } = useTranslation(['appAccess', 'apiScope']);
  const closed = SCOPES_OF_TYPE.API_KEY.filter((scope) => !scopes.includes(scope));
  return (
    <>
      <TitledList title={t('may')}>
        {scopes.map((scope) => {
          const isBeyond = scopesBeyondRights.includes(scope);
          const Icon = isBeyond ? IconMinus : IconCheck;
          return (
            <li key={scope}>
              <Icon size={18} aria-hidden="true" className={`pr-app-access__may${isBeyond ? '-not' : ''}`} />
              <div>
                <strong>{getScopeName(i18n, scope)}</strong>
                <p>{isBeyond ? t('beyondRights') : getScopeHelp(i18n, scope)}</p>
              </div>
            </li>
          );
        })}
      </TitledList>
      <TitledList title={t('mayNot')}>
        {[...closed.map((scope) => getScopeName(i18n, scope)), t('never.codes'), t('never.password')].map((text) => (
          <li key={text}>
            <IconX size={18} aria-hidden="true" className="pr-app-access__may-not" />
            <div>{text}</div>
          </li>
        ))}
      </TitledList>
    </>
  );
}

function TitledList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="pr-app-access__part">
      <h2 id={titleId}>{title}</h2>
      <ul className="pr-app-access__list" aria-labelledby={titleId}>
        {children}
      </ul>
    </section>
  );
}
