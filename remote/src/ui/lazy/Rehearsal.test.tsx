import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Rehearsal } from './Rehearsal.tsx';

test('a rehearsal is drawn out of sight, without its effects', async () => {
  const effect = jest.fn();
  const Part = () => {
    useEffect(effect);
    return <p>Rehearsed</p>;
  };
  render(
    <Rehearsal>
      <Part />
    </Rehearsal>,
  );
  expect(await screen.findByText('Rehearsed')).not.toBeVisible();
  expect(effect).not.toHaveBeenCalled();
});

test('a rehearsal that fails says nothing', () => {
  const Fails = (): never => {
    throw new Error('no such part');
  };
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const { container } = render(
    <Rehearsal>
      <Fails />
    </Rehearsal>,
  );
  expect(container).toBeEmptyDOMElement();
  logged.mockRestore();
});
