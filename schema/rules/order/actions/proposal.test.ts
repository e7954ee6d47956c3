import { proposalExpiry, proposedTimesOf, validateProposal, withFirstTime } from './proposal';

const [ten, eleven] = [new Date('2026-11-16T09:00:00Z'), new Date('2026-11-16T10:00:00Z')];

test.each([
  ['no proposal', null, [ten], []],
  ['a list', ten, [ten, eleven], [ten, eleven]],
  ['the list of an earlier proposal', eleven, [ten, eleven], [eleven]],
  ['a single time without a list', ten, null, [ten]],
])('returns the times of %s', (_, counterAppointment, proposedTimes, expected) =>
  expect(proposedTimesOf({ counterAppointment, proposedTimes })).toEqual(expected),
);

test('expires 30 minutes before the earliest time, or at it when proposed later', () => {
  expect(proposalExpiry([eleven, ten], new Date('2026-11-16T08:00:00Z'))).toEqual(new Date('2026-11-16T08:30:00Z'));
  expect(proposalExpiry([eleven, ten], new Date('2026-11-16T08:30:00Z'))).toEqual(ten);
});

test('takes the first of the list as the single time, and none of an empty list', () => {
  expect(withFirstTime({ counterAppointments: [eleven.toISOString(), ten.toISOString()] })).toMatchObject({ counterAppointment: eleven });
  expect(withFirstTime({ counterAppointments: [] })).toMatchObject({ counterAppointment: null });
  expect(withFirstTime({ counterAppointment: ten })).toEqual({ counterAppointment: ten });
});

test('rejects a list without times, and a single time that is not its first', () => {
  expect(validateProposal({ counterAppointments: ['bald'] })).toEqual([{ path: ['counterAppointments'], rule: 'invalidDateTime' }]);
  expect(validateProposal({ counterAppointment: ten, counterAppointments: [eleven.toISOString()] })).toEqual([
    { path: ['counterAppointment'], rule: 'notAllowed' },
  ]);
});
