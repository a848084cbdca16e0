import { isApiError, type ApiError } from '../api/apiError.ts';

/** True for the refusal of a change because somebody else was first. */
export const isStale = (failure: unknown): failure is ApiError =>
  isApiError(failure) && failure.i18nKey === 'error.staff.changed';
