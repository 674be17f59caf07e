import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { FormContext, type FormView } from '@/components/hosting/form/form-context';
import { AccessSection } from '@/components/hosting/form/sections/access-section';
import messages from '@/messages/en.json';

function chosenFor(region: string) {
  const view = {
    document: { region, links: [] },
    change: () => undefined,
    isLocked: false,
    errorOf: () => null,
  };
  const { unmount } = render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <FormContext value={view as unknown as FormView}>
        <AccessSection />
      </FormContext>
    </NextIntlClientProvider>,
  );
  const { value, length } = screen.getByLabelText<HTMLSelectElement>(
    messages.hosting.form.access.regionLabel,
  );
  unmount();
  return { value, length };
}

test('an event of an edition that was taken away shows it, not the first of the list', () => {
  const { length } = chosenFor('hk');
  expect(chosenFor('none')).toEqual({ value: 'none', length });
  expect(chosenFor('atlantis')).toEqual({ value: 'atlantis', length: length + 1 });
});
