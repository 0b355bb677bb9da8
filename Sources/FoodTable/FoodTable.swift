import CFoodTable
import CZlib

/// The foods that come with WorkHome, from bytes that are compiled into the program (see bin/foods-table and
/// docs/foods.md, which names the four tables that they are from).
public enum FoodTable {
    /// Identifies the table, which differs between versions of WorkHome.
    public static var version: String {
        let checksum = crc32_z(0, food_table_bytes(), food_table_byte_count())
        return "\(food_table_byte_count())-\(String(checksum, radix: 16))"
    }

    /// A list of foods, each a list: its table and its number in it, its name, its short name (null if rules make it),
    /// whether it is an everyday food, its other names, the number of nutrients measured, then per 100 g the kilocalories,
    /// grams of protein, carbohydrate, fat, saturated fat, fiber and sugar, and milligrams of sodium (null is unknown), a
    /// list of portions, each a name and its grams, and for some a list of what is known of vitamins, minerals and others,
    /// in the order of `Micronutrient`.
    /// - Throws: `FoodTableError` if the bytes are not the output of bin/foods-table.
    public static func json() throws -> String {
        // The format does not contain the size (RFC 1950). Text of this kind shrinks to a third.
        for factor in [4, 8, 16, 32] {
            let capacity = food_table_byte_count() * factor
            var code = Z_OK
            let text = String(unsafeUninitializedCapacity: capacity) { buffer in
                var size = uLongf(capacity)
                code = uncompress(buffer.baseAddress, &size, food_table_bytes(), uLong(food_table_byte_count()))
                return code == Z_OK ? Int(size) : 0
            }
            if code == Z_OK { return text }
            guard code == Z_BUF_ERROR else { break }
        }
        throw FoodTableError()
    }
}

/// The bytes in the program are not a valid table.
public struct FoodTableError: Error {}
