import type { AnalyticsEvent } from '@taga/contract';
import { useLanguage } from '@taga/web/text';
import { type ComponentType, useEffect, useRef } from 'react';
import { logEvent } from '../../platform/analytics/log-event.ts';

/** A step whose opening is reported, once for each visit, whatever the language is changed to. */
export function reportedStep(Form: ComponentType, start: AnalyticsEvent | undefined): ComponentType {
  return function ReportedStep() {
    const language = useRef(useLanguage());
    useEffect(() => {
      if (start) void logEvent(start, language.current);
    }, []);
    return <Form />;
  };
}
