import { Button } from '@mantine/core';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { EmptyState } from './EmptyState.tsx';
import { FieldError } from './FieldError.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

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

export const WrongField: Story = () => <FieldError>Enter an amount between 5 and 500.</FieldError>;
