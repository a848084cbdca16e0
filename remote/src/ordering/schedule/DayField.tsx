import { addDays } from '@portal/shared/domain/lists/civilDays';
import { InputBase, Popover } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Suspense, useState } from 'react';
import { serverNow } from '../../api/serverClock.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { getInputProps } from '../../ui/form/getInputProps.tsx';
import { useFieldState, type FieldProps } from '../../ui/form/useFieldState.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Boundary } from '../../ui/lazy/Boundary.tsx';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import { toIsoDay } from '../../ui/time/isoDay.ts';

const Calendar = lazyPart(
  async () => (await import(/* webpackChunkName: "calendar" */ '../../ui/calendar/Calendar.tsx')).Calendar,
);

interface DayFieldProps extends FieldProps {
  readonly placeholder: string;
  /** The last day that can be picked, counted from today. */
  readonly daysAhead: number;
}

/** A day from today on, picked from a calendar. */
export function DayField({ placeholder, daysAhead, ...props }: DayFieldProps) {
  const { field, error, setValue } = useFieldState(props.name);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [today] = useState(() => toIsoDay(new Date(serverNow())));
  const text = field.value === '' ? placeholder : formatCalendarDay(field.value, locale);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <InputBase
          component="button"
          type="button"
          pointer
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          rightSectionPointerEvents="none"
          {...getInputProps(props, error)}
          name={props.name}
          aria-label={`${props.label}: ${text}`}
          onClick={() => setOpen(!isOpen)}
        >
          {text}
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown>
        <Boundary failed={() => null}>
          <Suspense fallback={<div tabIndex={-1} data-autofocus />}>
            <Calendar
              days={{ from: field.value, to: field.value }}
              today={today}
              range={{ from: addDays(today, -1), to: addDays(today, daysAhead + 1) }}
              onPick={(day) => {
                void setValue(day);
                setOpen(false);
              }}
            />
          </Suspense>
        </Boundary>
      </Popover.Dropdown>
    </Popover>
  );
}
