import type { TemplateUses } from '@portal/shared/contract/emailTemplates';
import { PATHS } from '@portal/shared/domain/access/paths';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { getStepLocation } from '../templateTask.ts';

type TemplateUse = TemplateUses[number];

interface TemplateUseListProps {
  readonly etid: string;
  readonly uses: TemplateUses;
  readonly onLeave: () => void;
}

/** Lists the uses that keep a template from being deleted; each leads to where it is ended, if the user may open that. */
export function TemplateUseList({ etid, uses, onLeave }: TemplateUseListProps) {
  const { t } = useTranslation('templates');
  return (
    <>
      <Notice kind="warning">{t('delete.used')}</Notice>
      <ul className="pr-template-uses">
        {uses.map((use, index) => (
          <li key={index}>
            <Use etid={etid} use={use} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface UseProps extends Pick<TemplateUseListProps, 'etid' | 'onLeave'> {
  readonly use: TemplateUse;
}

function Use({ etid, use, onLeave }: UseProps) {
  const { t } = useTranslation('templates');
  const { kind, name, reference } = use;
  const address = getAddress(use, etid);
  const isReachable = useMayOpen(address?.pathname ?? '');
  const mayOpen = kind === 'DEFAULT' || (isReachable && reference !== null);
  if (address === null) return name;
  if (kind === 'CART' && reference === null)
    return t('use.othersCart', { name, days: SETTINGS.templates.inUseMs / DAY_MS });
  const text = t(`use.${kind}`, { name });
  return mayOpen ? (
    <Link to={address} onClick={onLeave}>
      {text}
    </Link>
  ) : (
    text
  );
}

const DAY_MS = 24 * 60 * 60_000;

/** Returns where a use is ended; null for a use that only a newer server knows. */
function getAddress({ kind, reference }: TemplateUse, etid: string): { pathname: string; search?: string } | null {
  switch (kind) {
    case 'DEFAULT':
      return getStepLocation({ mode: 'edit', etid }, 'defaults');
    case 'CART':
      return { pathname: PATHS.checkout, search: new URLSearchParams({ cartId: reference ?? '' }).toString() };
    case 'UPLOAD':
      return { pathname: generatePath(PATHS.upload, { uploadId: reference ?? '' }) };
    case 'ORDER':
      return { pathname: generatePath(PATHS.order, { referenceOrderId: reference ?? '' }) };
    default:
      return null;
  }
}
