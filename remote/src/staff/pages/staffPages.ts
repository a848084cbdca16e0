import { AuditsPage } from './AuditsPage.tsx';
import { EmulationPage } from './EmulationPage.tsx';
import { CallsPage } from './CallsPage.tsx';
import { HealthPage } from './HealthPage.tsx';
import { JobsPage } from './JobsPage.tsx';
import { KybReviewPage } from './KybReviewPage.tsx';
import { KybReviewsPage } from './KybReviewsPage.tsx';
import { PlatformsPage } from './PlatformsPage.tsx';
import { RecordsPage } from './RecordsPage.tsx';
import { TreatmentsPage } from './TreatmentsPage.tsx';

/** The pages of staff, by the name of their title. */
export const STAFF_PAGES = {
  platforms: PlatformsPage,
  treatments: TreatmentsPage,
  kyb: KybReviewsPage,
  kybReview: KybReviewPage,
  audits: AuditsPage,
  emulation: EmulationPage,
  records: RecordsPage,
  health: HealthPage,
  jobs: JobsPage,
  calls: CallsPage,
} as const;

export type StaffPageName = keyof typeof STAFF_PAGES;
