import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../i18n/message.ts';
import '../authentication.css';
import { CopyableValue } from './CopyableValue.tsx';
import { GUIDED_PROVIDERS, GUIDES, toGuidedType, type ServiceUrlName } from './guideSteps.ts';

interface SetupGuidesProps {
  readonly type: string;
  readonly urls: Readonly<Partial<Record<ServiceUrlName, string | null>>>;
}

/** The steps at three common providers, with the portal's own addresses in place. */
export function SetupGuides({ type: protocol, urls }: SetupGuidesProps) {
  const type = toGuidedType(protocol);
  const { t, i18n } = useTranslation('authentication');
  const titleId = useId();
  const toUrls = (names: readonly ServiceUrlName[] = []) =>
    names.map((name) => {
      const value = urls[name] ?? '';
      return value !== '' && <CopyableValue key={name} name={t(`url.${name}`)} value={value} />;
    });
  return (
    <aside aria-labelledby={titleId} className="pr-sso-guides">
      <h2 id={titleId}>{t('guide.title')}</h2>
      <Tabs defaultValue="entra" keepMounted={false}>
        <Tabs.List aria-label={t('guide.provider')}>
          {GUIDED_PROVIDERS.map((provider) => (
            <Tabs.Tab key={provider} value={provider}>
              {t(`guide.${provider}.name`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {GUIDED_PROVIDERS.map((provider) => (
          <Tabs.Panel key={provider} value={provider}>
            <ol className="pr-sso-guides__steps">
              {GUIDES[provider][type].map((step) => (
                <li key={step.name}>
                  <span>{dynamicText(i18n, `authentication:guide.${provider}.${type}.${step.name}`)}</span>
                  {'urls' in step && toUrls(step.urls)}
                </li>
              ))}
            </ol>
          </Tabs.Panel>
        ))}
      </Tabs>
    </aside>
  );
}
