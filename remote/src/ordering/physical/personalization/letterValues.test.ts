import { buildMailedLine } from '../testing/buildMailedLine.ts';
import { toCommonValues } from './letterValues.ts';

test('what letters say alike is asked for where one beyond the first hundred does not say it', () => {
  const lines = [buildMailedLine(1), buildMailedLine(2)];
  expect(toCommonValues(lines)).toMatchObject({ fromName: 'Maya Lopez', message: 'You made the fair a success.' });
  expect(toCommonValues(lines, ['message'])).toMatchObject({ fromName: 'Maya Lopez', message: '' });
});
