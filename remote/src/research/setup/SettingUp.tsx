import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can } from '../../entities/permissions/Can.tsx';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { Section } from '../../ui/page/Section.tsx';
import { CHANGE_INCENTIVES } from '../incentiveRights.ts';
import { CodeSample } from './CodeSample.tsx';
import { SAMPLE_BODY, SAMPLE_HEADERS, toSampleCurl } from './requestSample.ts';
import { TryRequest } from './TryRequest.tsx';

/** The call that the survey tool makes for each response, part by part, and a place to try one. */
export function SettingUp({ incentive }: { readonly incentive: IncentiveDetail }) {
  const { t } = useTranslation('research');
  const mayOpenKeys = useMayOpen(PATHS.researchKeys);
  const { callAddress } = incentive;
  return (
    <Section title={t('setup.title')}>
      <p className="pr-incentive__note">
        {t('setup.about')} {mayOpenKeys && <Link to={PATHS.researchKeys}>{t('setup.keys')}</Link>}
      </p>
      <div className="pr-incentive__setup">
        <CodeSample name={t('setup.address')} code={callAddress} />
        <CodeSample name={t('setup.headers')} code={SAMPLE_HEADERS} />
        <CodeSample name={t('setup.body')} code={SAMPLE_BODY} />
        <CodeSample name={t('setup.curl')} code={toSampleCurl(callAddress)} />
      </div>
      <Can {...CHANGE_INCENTIVES}>
        <TryRequest incentiveId={incentive.incentiveId} />
      </Can>
    </Section>
  );
}
