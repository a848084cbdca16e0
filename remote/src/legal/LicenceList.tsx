import type { Licences } from '@portal/shared/contract/system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../ui/feedback/PageSkeleton.tsx';
import { useGetLicencesQuery } from './licencesApi.ts';

/** The packages that the product runs with, each with its licence. */
export function LicenceList() {
  const { t } = useTranslation('legal');
  const { data, error, refetch } = useGetLicencesQuery(undefined);
  if (data === undefined)
    return error === undefined ? <PageSkeleton /> : <PartFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p>{t('licences.intro', { count: data.packages.length })}</p>
      <ul className="pr-licences">
        {data.packages.map((one) => (
          <li key={`${one.name} ${one.version}`}>
            <Licence {...one} text={one.text === null ? undefined : data.texts[one.text]} />
          </li>
        ))}
      </ul>
    </>
  );
}

type LicenceProps = Omit<Licences['packages'][number], 'text'> & { readonly text: string | undefined };

/** A text is drawn once it is opened: all of them together are long. */
function Licence({ name, version, licence, text }: LicenceProps) {
  const [isOpen, setOpen] = useState(false);
  const facts = (
    <>
      <span className="pr-licences__name">{name}</span> <span>{version}</span> <span>{licence}</span>
    </>
  );
  if (text === undefined) return <p>{facts}</p>;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{facts}</summary>
      {isOpen && <pre>{text}</pre>}
    </details>
  );
}
