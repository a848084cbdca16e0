import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { portalApi } from '../../api/portalApi.ts';
import { idTag } from '../../api/tags.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';

/** Reads user and organisation anew once the state of the business review is another than the one they were read with. */
export function useReadAfterReview(kybStatus: string | undefined): void {
  const dispatch = useDispatch();
  const { kybStatus: known, platformClientId } = usePrincipal();
  useEffect(() => {
    if (kybStatus === undefined || kybStatus === known) return;
    dispatch(portalApi.util.invalidateTags([idTag('Profile', 'ME'), idTag('Platform', platformClientId)]));
  }, [kybStatus, known, platformClientId, dispatch]);
}
