@testable import Forms
@testable import HouseholdPages
@testable import Web

extension PageStates {
    mutating func addUnits(_ visit: MemberVisit) {
        var form = UnitsForm(visit.user)
        for path in UnitsForm.fieldPaths { form[keyPath: path].value = "" }
        _ = form.validate()
        add(SettingPage(view: view_settings_units, form: form), visit)
    }
}
