import { KYB_CHECK_RESULTS, KYB_CHECKS } from '@portal/shared/domain/access/reviewFacts';
import { array, object, string } from 'yup';

/** Results of checks as they are kept. */
export const checkResultsSchema = array(
  object({
    check: string()
      .oneOf([...KYB_CHECKS])
      .required(),
    result: string()
      .oneOf([...KYB_CHECK_RESULTS])
      .required(),
    detail: string().default(''),
  }),
).required();
