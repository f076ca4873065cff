import { describe, expect, it } from 'vitest';
import { findProblems } from '../fields/rule.ts';
import { occupationForm } from './occupation.ts';

const empty = {
  employment: '',
  otherEmployment: '',
  profession: '',
  otherProfession: '',
  industry: '',
  otherIndustry: '',
};
const problemsOf = (answers: Partial<typeof empty>) => findProblems(occupationForm, { ...empty, ...answers });

describe('the occupation form', () => {
  it('asks for employment, profession and industry at once', () => {
    expect(problemsOf({})).toEqual({
      employment: 'validation.occupation.employmentMissing',
      profession: 'validation.occupation.professionMissing',
      industry: 'validation.occupation.industryMissing',
    });
  });

  it('is complete with all three', () => {
    expect(problemsOf({ employment: 'F', profession: 'Teachers', industry: 'Education' })).toEqual({});
  });

  it('asks the unemployed for nothing more', () => {
    expect(problemsOf({ employment: 'U' })).toEqual({});
    expect(problemsOf({ employment: 'U', profession: 'Others', industry: 'Others' })).toEqual({});
  });

  it('asks what the other profession and industry are', () => {
    expect(problemsOf({ employment: 'S', profession: 'Others', industry: 'Others' })).toEqual({
      otherProfession: 'validation.occupation.otherProfessionMissing',
      otherIndustry: 'validation.occupation.otherIndustryMissing',
    });
    expect(
      problemsOf({
        employment: 'S',
        profession: 'Others',
        otherProfession: 'Puppeteer',
        industry: 'Others',
        otherIndustry: 'Theatre',
      }),
    ).toEqual({});
  });

  it('asks what the other employment is', () => {
    const other = { employment: 'O', profession: 'Teachers', industry: 'Education' };
    expect(problemsOf(other)).toEqual({ otherEmployment: 'validation.occupation.otherEmploymentMissing' });
    expect(problemsOf({ ...other, otherEmployment: ' ' })).toHaveProperty('otherEmployment');
    expect(problemsOf({ ...other, otherEmployment: 'Seasonal' })).toEqual({});
  });

  it('takes letters, digits and special characters in free text', () => {
    const other = { employment: 'O', profession: 'Teachers', industry: 'Education' };
    expect(problemsOf({ ...other, otherEmployment: 'Part-time #2 (50%)' })).toEqual({});
    expect(problemsOf({ ...other, otherEmployment: 'ရာသီအလိုက်' })).toEqual({
      otherEmployment: 'validation.occupation.latinOnly',
    });
  });
});
