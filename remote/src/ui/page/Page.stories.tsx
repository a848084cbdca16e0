import { Button } from '@mantine/core';
import type { Story } from '../../gallery/story.ts';
import { Notice } from '../feedback/Notice.tsx';
import { Disclosure } from './Disclosure.tsx';
import { Page } from './Page.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PageNotice } from './PageNotice.tsx';
import { Section } from './Section.tsx';
import { SectionNav } from './SectionNav.tsx';

export const Plain: Story = () => (
  <Page>
    <PageHeader title="Order history" />
    <Section title="Latest">Three rewards were sent today.</Section>
  </Page>
);

export const Sections: Story = () => (
  <SectionNav
    label="Sections of settings"
    sections={['Accounts', 'Balance alerts', 'My profile'].map((name, at) => ({
      path: `/${at}`,
      name,
      isCurrent: at === 1,
    }))}
  />
);

export const Complete: Story = () => (
  <>
    <PageNotice>
      <Notice kind="warning">The balance is low.</Notice>
    </PageNotice>
    <Page wide>
      <PageHeader
        title="Alerts on the balances of all accounts of the subsidiary"
        subtitle="Who is told when an account runs low"
        action={<Button>New alert</Button>}
      >
        Filters stand here.
      </PageHeader>
      <Section title="Marketing and Partnerships" action={<Button variant="default">Change</Button>}>
        One alert.
      </Section>
      <Disclosure title="Details">
        <p>Order number RA-1</p>
      </Disclosure>
    </Page>
  </>
);
