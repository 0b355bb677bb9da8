/// A group of checkboxes with one name. The field's value is the ticked ones, separated by commas.
package struct CheckboxField: Sendable {
    package let field: Field

    package init(_ field: Field) {
        self.field = field
    }

    package var options: [Field.Option] {
        let ticked = Set(field.value.split(separator: ",").map(String.init))
        return field.options.map { option in
            var option = option
            option.isSelected = ticked.contains(option.value)
            return option
        }
    }
}
