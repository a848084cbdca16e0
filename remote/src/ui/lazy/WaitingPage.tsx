import { PageSkeleton } from '../feedback/PageSkeleton.tsx';
import { Page } from '../page/Page.tsx';

/** A page that is still waited for, in the column in which it will stand. */
export const WaitingPage = () => (
  <Page>
    <PageSkeleton />
  </Page>
);
