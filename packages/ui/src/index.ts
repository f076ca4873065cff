export { AccountCard, type AccountCardProps, AccountCards } from './components/account-card/account-card.tsx';
export { Alert, type AlertProps, type AlertTone } from './components/alert/alert.tsx';
export { Badge, type Tone } from './components/badge/badge.tsx';
export {
  BalanceCard,
  type BalanceCardProps,
  FirstBalanceCard,
  type FirstBalanceCardProps,
} from './components/balance-card/balance-card.tsx';
export { DeepCard } from './components/balance-card/deep-card.tsx';
export { BottomBar, type BottomBarProps } from './components/bottom-bar/bottom-bar.tsx';
export { BottomNav, type BottomNavProps } from './components/bottom-nav/bottom-nav.tsx';
export { Button, type ButtonProps } from './components/button/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/button/button-link.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export { CodeField, type CodeFieldProps } from './components/code-field/code-field.tsx';
export { DashboardPage, type DashboardPageProps } from './components/dashboard-page/dashboard-page.tsx';
export { DateField, type DateFieldProps, type DateParts } from './components/date-field/date-field.tsx';
export { DatePicker } from './components/date-field/date-picker.tsx';
export { DayField, type DayFieldProps } from './components/day-field/day-field.tsx';
export { DescriptionList, type DescriptionRow } from './components/description-list/description-list.tsx';
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx';
export { Disclosure } from './components/disclosure/disclosure.tsx';
export { Door, type DoorProps } from './components/door/door.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx';
export { ErrorSummary, type ErrorSummaryProps, goToField } from './components/error-summary/error-summary.tsx';
export { Field, type FieldProps } from './components/field/field.tsx';
export { FieldGroup, type FieldGroupProps } from './components/field/field-group.tsx';
export { ChosenFile, type ChosenFileProps } from './components/file-drop/chosen-file.tsx';
export { FileDrop, type FileDropProps } from './components/file-drop/file-drop.tsx';
export { FormActions, type FormActionsProps } from './components/form-page/form-actions.tsx';
export { FormColumns, type FormColumnsProps } from './components/form-page/form-columns.tsx';
export { FormFrame, type FormFrameProps } from './components/form-page/form-frame.tsx';
export * from './components/icons/field-icons.tsx';
export * from './components/icons/frame-icons.tsx';
export type { IconProps } from './components/icons/icon.tsx';
export * from './components/icons/icons.tsx';
export {
  type LanguageOption,
  LanguageSwitch,
  type LanguageSwitchProps,
} from './components/language-switch/language-switch.tsx';
export { Link, type LinkProps } from './components/link/link.tsx';
export { Logo, type LogoMark, type LogoProps } from './components/logo/logo.tsx';
export { OfflineNotice } from './components/offline-notice/offline-notice.tsx';
export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './components/password-field/password-field.tsx';
export {
  PasswordRequirements,
  type PasswordRequirementsProps,
} from './components/password-field/password-requirements.tsx';
export { PhoneField, type PhoneFieldProps } from './components/phone-field/phone-field.tsx';
export {
  ProfileEntries,
  type ProfileEntriesProps,
  type ProfileEntry,
} from './components/profile-menu/profile-entries.tsx';
export { ProfileMenu, type ProfileMenuProps } from './components/profile-menu/profile-menu.tsx';
export { Progress, type ProgressProps } from './components/progress/progress.tsx';
export { PublicPage, type PublicPageProps } from './components/public-page/public-page.tsx';
export { type RadioCard, RadioCards, type RadioCardsProps } from './components/radio-cards/radio-cards.tsx';
export { BranchScene } from './components/scenes/branch-scene.tsx';
export { ClosedDoorScene } from './components/scenes/closed-door-scene.tsx';
export { DoorScene, type DoorSceneProps } from './components/scenes/door-scene.tsx';
export { IdentityScene } from './components/scenes/identity-scene.tsx';
export { MaintenanceScene } from './components/scenes/maintenance-scene.tsx';
export { PhoneScene } from './components/scenes/phone-scene.tsx';
export { Select, type SelectOption, type SelectProps } from './components/select/select.tsx';
export type { NavItem } from './components/side-nav/nav-item.ts';
export { SideNav, type SideNavProps } from './components/side-nav/side-nav.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { SkipLink } from './components/skip-link/skip-link.tsx';
export { Slider, type SliderProps } from './components/slider/slider.tsx';
export { Spinner } from './components/spinner/spinner.tsx';
export { type Step, type StepState, shareDone } from './components/stepper/step.ts';
export { StepBar, type StepBarProps } from './components/stepper/step-bar.tsx';
export { StepList, type StepListProps } from './components/stepper/step-list.tsx';
export { type Column, Table, type TableProps } from './components/table/table.tsx';
export { type Tab, Tabs, type TabsProps } from './components/tabs/tabs.tsx';
export { TaskCard, type TaskCardProps } from './components/task-card/task-card.tsx';
export { TextInput } from './components/text-input/text-input.tsx';
export { Textarea } from './components/textarea/textarea.tsx';
export { Toast, type ToastProps, Toasts } from './components/toast/toast.tsx';
export { TopBar, type TopBarProps } from './components/top-bar/top-bar.tsx';
export { Video, type VideoProps } from './components/video/video.tsx';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx';
export { filterTyping, type Typing } from './filter-typing.ts';
export { latinDigits } from './latin-digits.ts';
export type { LinkComponent } from './link-component.ts';
