import CFoodTable
import CZlib

/// The foods that WorkHome comes with, from the bytes that are compiled into the program (see bin/foods-table).
///
/// They are those of the USDA National Nutrient Database for Standard Reference, Release 24, of 2011.
public enum FoodTable {
    /// Tells it from the table of another version of WorkHome.
    public static var version: String {
        let checksum = crc32_z(0, food_table_bytes(), food_table_byte_count())
        return "\(food_table_byte_count())-\(String(checksum, radix: 16))"
    }

    /// A list of foods: the number of each at the USDA, its name, how many nutrients were measured of it, then of 100 g
    /// kilocalories, grams of protein, carbohydrate, fat, saturated fat, fiber and sugar, milligrams of sodium (null is
    /// unknown), and a list of portions, each a name and its grams.
    /// - Throws: `FoodTableError` when the bytes are not what bin/foods-table makes.
    public static func json() throws -> String {
        // The format does not tell the size (RFC 1950): text of this kind shrinks to a quarter.
        for factor in [8, 16, 32] {
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

/// The bytes in the program are no table.
public struct FoodTableError: Error {}
