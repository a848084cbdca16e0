import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { getDaysText, getRewardName } from '../incentiveTexts.ts';
import { SubjectText } from './SubjectText.tsx';

/** All that an incentive was set up with, by whom and when. */
export function IncentiveFacts({ incentive }: { readonly incentive: IncentiveDetail }) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const { reward, account, group, template, subject, message, lastCompletionDate } = incentive;
  const templatePath = generatePath(PATHS.editEmailTemplate, { etid: template.etid });
  const mayOpenTemplate = useMayOpen(templatePath);
  const templateName = template.name ?? template.etid;
  return (
    <Section title={t('title.facts')}>
      <div className="pr-incentive__facts">
        <FactList
          facts={[
            { label: t('column.reward'), value: getRewardName(reward) },
            { label: t('column.amount'), value: <Money amount={reward.amount} currencyCode={reward.currencyCode} /> },
            {
              label: t('column.account'),
              value: `${account.displayName} · ${group.displayName} · ${account.accountIdentifier}`,
            },
            { label: t('fact.days'), value: getDaysText(incentive, locale) },
            {
              label: t('fact.template'),
              value:
                mayOpenTemplate && template.name !== null ? (
                  <Link to={templatePath}>{templateName}</Link>
                ) : (
                  templateName
                ),
            },
            { label: t('field.senderName'), value: incentive.senderName },
            { label: t('field.subject'), value: subject !== null && <SubjectText subject={subject} /> },
            { label: t('field.message'), value: message },
            {
              label: t('fact.lastCompletion'),
              value: lastCompletionDate !== null && <ExactTime at={lastCompletionDate} />,
            },
            { label: t('fact.createdBy'), value: incentive.createdBy },
            { label: t('column.created'), value: <ExactTime at={incentive.createdDate} /> },
            { label: t('fact.id'), value: <CopyableId value={incentive.incentiveId} name={t('fact.id')} /> },
          ]}
        />
      </div>
    </Section>
  );
}
