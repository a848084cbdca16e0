import { Button } from '@mantine/core';
import { UNAVAILABLE, UNREACHABLE } from '../../api/apiError.ts';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { FieldError } from './FieldError.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

const nothing = () => undefined;

export const Loading: Story = () => (
  <Once until=".pr-skeleton[data-visible=true]">
    <PageSkeleton />
  </Once>
);

export const LoadingTable: Story = () => (
  <Once until=".pr-skeleton[data-visible=true]">
    <PageSkeleton>
      <TableSkeleton rows={4} />
    </PageSkeleton>
  </Once>
);

export const Empty: Story = () => (
  <EmptyState text="There are no orders yet." action={<Button>Browse rewards</Button>} />
);

export const EmptyWithoutAction: Story = () => <EmptyState text="Nothing was found." />;

export const Failed: Story = () => (
  <ErrorState error={UNAVAILABLE} title="The order history could not be loaded" onRetry={nothing} />
);

export const FailedWithoutRetry: Story = () => <ErrorState error={UNREACHABLE} />;

export const WrongField: Story = () => <FieldError>Enter an amount between 5 and 500.</FieldError>;
