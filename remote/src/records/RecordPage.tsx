import { useMayOpen } from '../entities/permissions/useMayOpen.ts';
import { RecordLink } from '../entities/record/RecordLink.tsx';

/** The way to the page of a record, where there is one that the user may open. */
export function RecordPage({ path }: { readonly path: string | null }) {
  const mayOpen = useMayOpen(path ?? '');
  return path !== null && mayOpen ? <RecordLink path={path} /> : null;
}
