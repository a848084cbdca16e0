import type { Integration } from '@portal/shared/contract/integrations';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { ShortList } from '../../ui/hint/ShortList.tsx';
import { LISTS } from '../integrationLinks.ts';

type Items = Integration['items'];
type Kind = Items[number]['kind'];

/** How many of each kind a card consists of, which, and the way to their list for users who may open it. */
export function ItemLists({ name, items }: Pick<Integration, 'name' | 'items'>) {
  return (
    <ul className="pr-integration__lists">
      {LISTS[name].map(({ kind, path }) => (
        <ItemList key={kind} kind={kind} path={path} items={items.filter((item) => item.kind === kind)} />
      ))}
    </ul>
  );
}

interface ItemListProps {
  readonly kind: Kind;
  readonly path: string;
  readonly items: Items;
}

function ItemList({ kind, path, items }: ItemListProps) {
  const { t } = useTranslation('integrations');
  const mayOpen = useMayOpen(path);
  const count = t(`items.${kind}`, { count: items.length });
  if (!mayOpen && items.length === 0) return null;
  return (
    <li>
      {mayOpen ? <Link to={path}>{count}</Link> : <span>{count}</span>}
      <span className="pr-integration__names">
        <ShortList names={items.map(({ displayName }) => displayName)} />
      </span>
    </li>
  );
}
