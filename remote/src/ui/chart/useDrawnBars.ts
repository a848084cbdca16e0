import { BarChart, Svg, type BarChartOptions } from 'chartist';
import { useEffect, type RefObject } from 'react';
import type { BarSeries } from './BarSeries.ts';

/** Pixels. */
const WIDEST_BAR = 24;
const BAR_GAP = 3;
const SCALE_STEP = 32;
const LABEL_MIDDLE = 6;
/** Room of the top label. */
const TOP = 20;

const SHARE_OF_BAR = 0.3;

/**
 * Keeps the bars drawn in `drawing`, one group above each of the `columns`; the scale stands left of them, or above where
 * they leave no room for it.
 */
export function useDrawnBars(
  drawing: RefObject<HTMLElement | null>,
  columns: RefObject<HTMLElement | null>,
  series: readonly BarSeries[],
  formatValue: (value: number) => string,
): void {
  useEffect(() => {
    const [container, list] = [drawing.current, columns.current];
    if (container === null || list === null) return undefined;
    const options = () => getChartOptions(list, series, formatValue);
    const chart = new BarChart(container, { series: series.map(toChartSeries) }, options());
    chart.on('draw', (drawn) => {
      if (drawn.type === 'bar') asRectangle(drawn, barWidth(list, series));
    });
    chart.on('created', () => {
      if (list.offsetLeft === 0) nameHighestLine(container);
    });
    const observer = new ResizeObserver(() => chart.update(undefined, options()));
    observer.observe(list);
    return () => {
      observer.disconnect();
      chart.detach();
      container.replaceChildren();
    };
  }, [drawing, columns, series, formatValue]);
}

const toChartSeries = ({ variant, values }: BarSeries) => ({
  className: `pr-bars__series--${variant}`,
  data: [...values],
});

const barWidth = (list: HTMLElement, series: readonly BarSeries[]): number =>
  Math.min(WIDEST_BAR, Math.floor((list.clientWidth / Math.max(1, series[0]?.values.length ?? 0)) * SHARE_OF_BAR));

function getChartOptions(
  list: HTMLElement,
  series: readonly BarSeries[],
  formatValue: (value: number) => string,
): BarChartOptions {
  const scaleWidth = list.offsetLeft;
  return {
    low: 0,
    chartPadding: { top: TOP, right: 0, bottom: 1, left: 0 },
    seriesBarDistance: barWidth(list, series) + BAR_GAP,
    classNames: { label: 'pr-bars__scale', grid: 'pr-bars__line' },
    axisX: { offset: 0, showLabel: false, showGrid: false },
    axisY: {
      offset: scaleWidth,
      scaleMinSpace: SCALE_STEP,
      labelOffset: { x: 0, y: scaleWidth === 0 ? 0 : LABEL_MIDDLE },
      labelInterpolationFnc: (value) => formatValue(Number(value)),
    },
  };
}

/** Without room beside the bars, only the highest line has a label, above it. */
function nameHighestLine(container: HTMLElement): void {
  const labels = [...container.querySelectorAll('.pr-bars__scale')];
  labels.slice(0, -1).forEach((label) => label.remove());
  labels.at(-1)?.parentElement?.setAttribute('width', '100%');
}

interface BarElement {
  readonly element: Svg;
  readonly x1: number;
  /** From the line of zero up to the value. */
  readonly y1: number;
  readonly y2: number;
}

/** A bar comes as a thick line, which could not be outlined. Nothing has no bar, and little can still be seen. */
function asRectangle({ element, x1, y1, y2 }: BarElement, width: number): void {
  if (y1 === y2) {
    element.remove();
    return;
  }
  const height = Math.max(2, y1 - y2);
  element.replace(new Svg('rect', { x: x1 - width / 2, y: y1 - height, width, height }, 'pr-bars__bar'));
}
