import type { TemplateUses } from '@portal/shared/contract/emailTemplates';
import { PATHS } from '@portal/shared/domain/access/paths';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { stepOf } from '../templateTask.ts';

type TemplateUse = TemplateUses[number];

interface TemplateUseListProps {
  readonly etid: string;
  readonly uses: TemplateUses;
  readonly onLeave: () => void;
}

/** What keeps a template from being deleted; each use leads to where it is ended, if the user may open that. */
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
  const { firstName, lastName } = usePrincipal();
  const { kind, name } = use;
  // The cart of others is not to be opened.
  const isOthers = kind === 'CART' && name !== fullName(firstName, lastName);
  const path = pathOf(use, etid);
  const mayOpen = useMayOpen(path) || kind === 'DEFAULT';
  const text = t(`use.${kind}`, { name });
  return mayOpen && !isOthers ? (
    <Link to={path} onClick={onLeave}>
      {text}
    </Link>
  ) : (
    text
  );
}

function pathOf({ kind, reference }: TemplateUse, etid: string): string {
  switch (kind) {
    case 'DEFAULT':
      return stepOf({ act: 'edit', etid }, 'defaults').pathname;
    case 'CART':
      return PATHS.cart;
    case 'UPLOAD':
      return generatePath(PATHS.upload, { uploadId: reference ?? '' });
    case 'ORDER':
      return generatePath(PATHS.order, { referenceOrderId: reference ?? '' });
  }
}
