import { useLocale } from '../../i18n/useLocale.ts';
import { listFormat } from '../../i18n/formatters.ts';
import { Hint } from './Hint.tsx';
import './hint.css';

/** The first of several names and how many more there are; all of them on hover and focus. */
export function ShortList({ names }: { readonly names: readonly string[] }) {
  const locale = useLocale();
  const [first, ...more] = names;
  if (first === undefined) return null;
  if (more.length === 0) return <span>{first}</span>;
  return (
    <Hint hint={listFormat(locale).format(names)} className="pr-hinted">
      {first} +{more.length}
    </Hint>
  );
}
