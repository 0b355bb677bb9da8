import Fitness
import Texts

/// `912 KB`, `5.2 GB`: in powers of 1,024, like every size that WorkHome shows or accepts.
package enum ByteText {
    package static func of(_ bytes: Int64) -> String {
        let units = [QuantityTexts.bytes, "KB", "MB", "GB", "TB"]
        var (value, index) = (Double(bytes), 0)
        // A value that would round to a thousand is shown in the next unit.
        while value >= 999.5, index < units.count - 1 {
            value /= 1_024
            index += 1
        }
        let decimals = index > 0 && value < 10 ? 1 : 0
        return Figure(DecimalText.format(value, maximumDecimals: decimals), units[index]).text
    }
}
