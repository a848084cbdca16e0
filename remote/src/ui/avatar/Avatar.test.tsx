import { render } from '@testing-library/react';
import { Avatar } from './Avatar.tsx';

test.each([
  ['Grace Brewster Hopper', 'GH'],
  ['ada', 'A'],
  ['山田 花子', '山'],
  ['buyer@demo.example', 'B'],
])('%s is %s', (name, initials) => {
  expect(render(<Avatar name={name} />).container).toHaveTextContent(new RegExp(`^${initials}$`));
});
