import type { SessionStatus } from '@portal/shared/contract/session';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';

/** The tags of what a page holds by the user's rights and access. */
const SEEN_BY_RIGHTS = (['Account', 'Customer'] as const).map(listTag);

/**
 * Reads user and organisation anew once the state of the business review is another than the one they were read with, or the
 * rights or the access of the user are; the user also once terms are due or were accepted elsewhere, the organisation once it
 * asks something else of its orders, and its review once something happened there, such as a question.
 */
export function useReadAfterChange(status: SessionStatus | undefined): void {
  const dispatch = useDispatch();
  const { kybStatus: known, platformClientId, termsDue: wereTermsDue } = usePrincipal();
  const kybStatus = status?.kybStatus;
  const rightsVersion = status?.rightsVersion;
  const orderSettingsVersion = status?.orderSettingsVersion;
  const areTermsDue = status?.termsDue;
  const reviewVersion = status?.reviewVersion;
  const readWith = useRef<string>(undefined);
  const askedWith = useRef<number>(undefined);
  const reviewedWith = useRef<number>(undefined);
  useEffect(() => {
    if (kybStatus === undefined || kybStatus === known) return;
    dispatch(portalApi.util.invalidateTags([idTag('Profile', 'ME'), idTag('Platform', platformClientId)]));
  }, [kybStatus, known, platformClientId, dispatch]);
  useEffect(() => {
    if (areTermsDue === undefined || areTermsDue === wereTermsDue) return;
    dispatch(portalApi.util.invalidateTags([idTag('Profile', 'ME')]));
  }, [areTermsDue, wereTermsDue, dispatch]);
  useEffect(() => {
    const before = readWith.current;
    readWith.current = rightsVersion;
    if (before === undefined || before === rightsVersion) return;
    dispatch(portalApi.util.invalidateTags([idTag('Profile', 'ME'), ...SEEN_BY_RIGHTS]));
  }, [rightsVersion, dispatch]);
  useEffect(() => {
    const before = askedWith.current;
    askedWith.current = orderSettingsVersion;
    if (before === undefined || before === orderSettingsVersion) return;
    dispatch(portalApi.util.invalidateTags([idTag('Platform', platformClientId), listTag('PaymentSource')]));
  }, [orderSettingsVersion, platformClientId, dispatch]);
  useEffect(() => {
    const before = reviewedWith.current;
    reviewedWith.current = reviewVersion;
    if (before === undefined || before === reviewVersion) return;
    dispatch(portalApi.util.invalidateTags([listTag('BusinessReview')]));
  }, [reviewVersion, dispatch]);
}
