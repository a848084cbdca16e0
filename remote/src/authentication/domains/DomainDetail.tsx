import type { SsoDomain } from '@portal/shared/contract/ssoDomains';
import { useTranslation } from 'react-i18next';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import { DetailHead } from '../../ui/detail/DetailHead.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { DomainProof } from './DomainProof.tsx';
import { DomainForm } from './DomainForm.tsx';
import { DomainState } from './DomainState.tsx';

interface DomainDetailProps {
  readonly domain: SsoDomain;
  readonly onDelete: () => void;
}

/** A domain: the record that proves it, and once it is proven, where it leads its people; both where the record of a proven one is gone. */
export function DomainDetail({ domain, onDelete }: DomainDetailProps) {
  const { t } = useTranslation('authentication');
  const containerRef = useKeptFocus<HTMLDivElement>();
  const { domain: name, state, people, missingSince } = domain;
  const actions = (
    <ActionLadder
      label={t('action.of', { name })}
      more={[{ key: 'delete', label: t('domain.delete.confirm'), onClick: onDelete, isDestructive: true }]}
    />
  );
  return (
    <>
      <DetailHead
        amount={<span translate="no">{name}</span>}
        status={<DomainState domain={domain} />}
        actions={actions}
      >
        <p>{t('domain.people', { count: people })}</p>
      </DetailHead>
      <div ref={containerRef} tabIndex={-1} className="pr-sso-domain">
        {(state !== 'VERIFIED' || missingSince !== null) && <DomainProof domain={domain} />}
        {state === 'VERIFIED' && <DomainForm key={domain.version} domain={domain} />}
      </div>
    </>
  );
}
