import { useLocation, useSearchParams } from 'react-router-dom';

/** Writes an amount (decimal text) into the address, for the way back from another page; null: none is kept. */
export function useKeptAmount(): (amount: string | null) => void {
  const location = useLocation();
  const state: unknown = location.state;
  const [, setSearch] = useSearchParams();
  return (amount) => {
    if (amount === null) return;
    setSearch(
      (search) => {
        search.set('amount', amount);
        return search;
      },
      { replace: true, preventScrollReset: true, state },
    );
  };
}
